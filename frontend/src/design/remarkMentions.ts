import { mentionsOfWords, namedIn } from '@contracts/mentions';
import { paths } from '../paths';

interface Node {
  type: string;
  value?: string;
  url?: string;
  children?: Node[];
}

const NO_WORDS = new Set(['link', 'linkReference', 'definition']);

/** Makes links of the members that a text names. Who that is says the contract alone, so that whoever is shown as named was told of it. */
export function remarkMentions() {
  return (tree: Node, file: { toString(): string }) => {
    const named = new Set(namedIn(String(file)).map((username) => username.toLowerCase()));
    if (named.size > 0) linkIn(tree, named);
  };
}

function linkIn(node: Node, named: ReadonlySet<string>): void {
  if (!node.children || NO_WORDS.has(node.type)) return;
  node.children = node.children.flatMap((child) => {
    if (child.type === 'text') return pieces(child.value ?? '', named);
    linkIn(child, named);
    return [child];
  });
}

function pieces(words: string, named: ReadonlySet<string>): Node[] {
  const found: Node[] = [];
  let end = 0;
  for (const { username, at } of mentionsOfWords(words)) {
    if (!named.has(username.toLowerCase())) continue;
    const next = at + 1 + username.length;
    found.push({ type: 'text', value: words.slice(end, at) });
    found.push({ type: 'link', url: paths.profile(username), children: [{ type: 'text', value: words.slice(at, next) }] });
    end = next;
  }
  return [...found, { type: 'text', value: words.slice(end) }].filter(({ type, value }) => type !== 'text' || value !== '');
}
