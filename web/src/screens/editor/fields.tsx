/** Numbers of a sketch, and of a position what its text says of the turn. */

import { pieceName, sideName } from '../../board';
import { Choices } from '../../parts/choices';
import { NumberField } from '../../parts/number';
import { say } from '../../words';
import type { EditorModel } from './model';

/** Every word that a position of the advanced chase may remember of a turn. */
const MEMORY = 'began=e3 walked due played=BI placer=B';

interface FieldsProps {
  model: EditorModel;
}

export function Fields({ model }: FieldsProps) {
  const { form, kind } = model;
  const names = kind === 'maze' ? [] : form.fields;
  return (
    <div class="editor-fields">
      {form.stock > 0 && <Stocks model={model} />}
      {form.lives > 0 && (
        <NumberField
          label={say('play-lives')}
          value={model.sketch.value.lives}
          least={kind === 'maze' ? 1 : 0}
          most={form.lives}
          onChange={(lives) => model.set({ lives })}
        />
      )}
      {names.includes('side') && <SideToMove model={model} />}
      {names.includes('phase') && <Phase model={model} />}
      {names.includes('reserve') && <Reserve model={model} />}
      {names.includes('turn') && <Turn model={model} />}
      {names.includes('previous') && <Previous model={model} />}
    </div>
  );
}

function Stocks({ model }: FieldsProps) {
  const { stock } = model.sketch.value;
  const { view } = model.mode.layouts[0]!; // the law's answer may not disturb somebody who types
  return (
    <>
      {stock.map((count, side) => (
        <NumberField
          key={side}
          label={say('editor-stock', { side: sideName(view, side) })}
          value={count}
          least={0}
          most={model.form.stock}
          onChange={(wanted) => model.set({ stock: stock.map((one, index) => (index === side ? wanted : one)) })}
        />
      ))}
    </>
  );
}

function SideToMove({ model }: FieldsProps) {
  const { view } = model.mode.layouts[0]!;
  return (
    <Choices
      legend={say('editor-side')}
      value={model.sketch.value.rest['side'] ?? '1'}
      onChoose={(side) => model.field('side', side)}
      choices={model.mode.sides.map((_, side) => ({ value: String(side + 1), label: sideName(view, side) }))}
    />
  );
}

/** Pieces that have moved already in this round, by their letters. */
function Played({ model, letters, onChange }: FieldsProps & { letters: string; onChange(letters: string): void }) {
  const { figures } = model.mode.layouts[0]!.view;
  const team = figures.filter((figure) => figure.side === model.mode.team);
  return (
    <fieldset class="editor-played">
      <legend>{say('editor-played')}</legend>
      {team.map((figure) => (
        <label key={figure.letter}>
          <input
            type="checkbox"
            checked={letters.includes(figure.letter)}
            onChange={(event) => {
              const on = event.currentTarget.checked;
              const wanted = (one: string) => (one === figure.letter ? on : letters.includes(one));
              onChange(team.map((one) => one.letter).filter(wanted).join(''));
            }}
          />
          {say(`piece-${figure.name}`)}
        </label>
      ))}
    </fieldset>
  );
}

function Phase({ model }: FieldsProps) {
  const [phase = '', letters = ''] = (model.sketch.value.rest['phase'] ?? '').split(' ');
  const put = (next: string, played: string) => model.field('phase', [next, played].filter(Boolean).join(' '));
  return (
    <>
      <Choices
        legend={say('editor-phase')}
        value={phase}
        onChoose={(next) => put(next, '')}
        choices={model.form.phases.map((value) => ({ value, label: say(`editor-phase-${value}`) }))}
      />
      {phase === model.form.phases.at(-1) && (
        <Played model={model} letters={letters} onChange={(played) => put(phase, played)} />
      )}
    </>
  );
}

function Reserve({ model }: FieldsProps) {
  const [kept = '0', eaten = '0'] = (model.sketch.value.rest['reserve'] ?? '').split(' ');
  return (
    <NumberField
      label={say('editor-reserve')}
      value={Number(kept)}
      least={0}
      most={model.form.pellets}
      onChange={(wanted) => model.field('reserve', `${wanted} ${eaten}`)}
    />
  );
}

/** The turn of a game whose turns have parts: its number, its part, and what is remembered. */
function Turn({ model }: FieldsProps) {
  const [turn = '1', phase = '', ...words] = (model.sketch.value.rest['turn'] ?? '').split(' ');
  const put = (...parts: string[]) => model.field('turn', parts.filter(Boolean).join(' '));
  return (
    <>
      <NumberField
        label={say('editor-turn')}
        value={Number(turn)}
        least={1}
        most={model.form.chamber + 1}
        onChange={(wanted) => put(String(wanted), phase, ...words)}
      />
      <label class="labelled wide">
        <span>{say('editor-phase')}</span>
        <select class="field" value={phase} onChange={(event) => put(turn, event.currentTarget.value, ...words)}>
          {model.form.phases.map((value) => (
            <option key={value} value={value}>
              {say(`editor-phase-${value}`)}
            </option>
          ))}
        </select>
      </label>
      <label class="labelled wide">
        <span>{say('editor-memory')}</span>
        <input
          class="field ltr"
          value={words.join(' ')}
          autocapitalize="off"
          spellcheck={false}
          placeholder={MEMORY}
          translate={false}
          onChange={(event) => put(turn, phase, ...event.currentTarget.value.trim().split(/\s+/))}
        />
      </label>
    </>
  );
}

/** For each piece the square to which it may not return. */
function Previous({ model }: FieldsProps) {
  const squares = (model.sketch.value.rest['previous'] ?? '').split(' ');
  const view = model.mode.layouts[0]!.view;
  return (
    <fieldset class="editor-previous">
      <legend>{say('editor-previous')}</legend>
      {squares.map((square, piece) => (
        <label key={piece} class="labelled">
          <span>{pieceName(view, piece)}</span>
          <input
            class="field ltr"
            value={square === '-' ? '' : square}
            maxLength={2}
            autocapitalize="off"
            onChange={(event) => {
              const wanted = event.currentTarget.value.trim().toLowerCase() || '-';
              model.field('previous', squares.map((one, index) => (index === piece ? wanted : one)).join(' '));
            }}
          />
        </label>
      ))}
    </fieldset>
  );
}
