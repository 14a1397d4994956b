/** What decides where a letter stands. */
const COPIED = [
  'fontFamily',
  'fontSize',
  'fontWeight',
  'letterSpacing',
  'lineHeight',
  'paddingTop',
  'paddingRight',
  'paddingBottom',
  'paddingLeft',
  'wordSpacing',
  'tabSize',
  'textIndent',
] as const;

export interface CaretPlace {
  /** Pixels from the upper left corner of the field. */
  readonly left: number;
  readonly top: number;
  readonly lineHeight: number;
}

/** Where a letter of a text area is drawn. Browsers do not tell, so the text is set once more in a box of the same size that nobody sees. */
export function caretPlace(field: HTMLTextAreaElement, at: number): CaretPlace {
  const style = getComputedStyle(field);
  const mirror = document.createElement('div');
  for (const property of COPIED) mirror.style[property] = style[property];
  Object.assign(mirror.style, {
    position: 'absolute',
    visibility: 'hidden',
    boxSizing: 'border-box',
    width: `${field.clientWidth}px`,
    whiteSpace: 'pre-wrap',
    overflowWrap: 'break-word',
  });
  mirror.textContent = field.value.slice(0, at);
  const mark = document.createElement('span');
  mark.textContent = field.value.slice(at) || '.';
  mirror.append(mark);
  document.body.append(mirror);
  const { offsetLeft: left, offsetTop } = mark;
  mirror.remove();
  return { left, top: offsetTop - field.scrollTop, lineHeight: Number.parseFloat(style.lineHeight) || 24 };
}
