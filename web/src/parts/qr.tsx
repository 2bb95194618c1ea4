/** A link as a QR code. */

import qrcode from 'qrcode-generator';

const QUIET = 4; // empty modules around it, as the standard wants

/** One SVG path for all dark modules, row by row in runs. */
export function qrPath(text: string): { size: number; path: string } {
  const code = qrcode(0, 'M');
  code.addData(text);
  code.make();
  const count = code.getModuleCount();
  let path = '';
  for (let row = 0; row < count; row += 1) {
    for (let column = 0; column < count; column += 1) {
      if (!code.isDark(row, column)) continue;
      const start = column;
      while (column + 1 < count && code.isDark(row, column + 1)) column += 1;
      path += `M${start + QUIET} ${row + QUIET}h${column - start + 1}v1h-${column - start + 1}z`;
    }
  }
  return { size: count + 2 * QUIET, path };
}

export function Qr({ text, label }: { text: string; label: string }) {
  const { size, path } = qrPath(text);
  return (
    <svg class="qr" viewBox={`0 0 ${size} ${size}`} role="img" aria-label={label}>
      <rect width={size} height={size} fill="#fff" />
      <path d={path} fill="#000" shape-rendering="crispEdges" />
    </svg>
  );
}
