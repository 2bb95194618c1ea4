/** A menu button: its list closes on Esc, on a choice, and on a press elsewhere. */

import { useSignal } from '@preact/signals';
import type { ComponentChildren } from 'preact';
import { useLayoutEffect, useRef } from 'preact/hooks';

import { Icon, type IconName } from './icon';

interface MenuProps {
  icon: IconName;
  label: string;
  text?: string;
  children: ComponentChildren;
}

export function Menu({ icon, label, text, children }: MenuProps) {
  const open = useSignal(false);
  const box = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    if (!open.value) return;
    const close = (event: Event) => {
      const outside = !box.current?.contains(event.target as Node);
      if (event instanceof KeyboardEvent ? event.key === 'Escape' : outside) open.value = false;
    };
    document.addEventListener('pointerdown', close);
    document.addEventListener('keydown', close);
    return () => {
      document.removeEventListener('pointerdown', close);
      document.removeEventListener('keydown', close);
    };
  }, [open.value]);
  return (
    <div class="menu" ref={box}>
      <button
        type="button"
        class={text ? 'button soft slim' : 'icon-button'}
        aria-label={label}
        aria-expanded={open.value}
        onClick={() => (open.value = !open.value)}
      >
        <Icon name={icon} />
        {text && <span class="menu-text">{text}</span>}
      </button>
      {open.value && (
        <div class="menu-list" onClick={() => (open.value = false)}>
          {children}
        </div>
      )}
    </div>
  );
}
