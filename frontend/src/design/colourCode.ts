import { common, createLowlight } from './highlightGrammars';

const lowlight = createLowlight(common);

type Piece = ReturnType<typeof lowlight.highlight>['children'][number];

/** Puts colours on a block of code; a language that nobody knows stays as it is. */
export function colourCode(code: HTMLElement, language: string): void {
  if (!lowlight.registered(language)) return;
  const { children } = lowlight.highlight(language, code.textContent ?? '');
  code.replaceChildren(...children.map(nodeOf));
}

function nodeOf(piece: Piece): Node {
  if (piece.type !== 'element') return document.createTextNode('value' in piece ? piece.value : '');
  const span = document.createElement('span');
  const { className } = piece.properties;
  span.className = Array.isArray(className) ? className.join(' ') : '';
  span.append(...piece.children.map(nodeOf));
  return span;
}
