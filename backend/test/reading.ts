import type { Client, RawAnswer } from './client.js';

/** What a page says to those who do not run the app. */
export interface ReadPage extends RawAnswer {
  readonly title: string;
  /** Markup inside the root element. */
  readonly content: string;
  /** The JSON-LD blocks, parsed. */
  readonly structured: Record<string, unknown>[];
  /** Attribute values of `<link rel>` and `<meta name|property>`. */
  head(name: string): string | undefined;
}

const plain = (text: string) =>
  text.replaceAll('&lt;', '<').replaceAll('&gt;', '>').replaceAll('&quot;', '"').replaceAll('&#39;', "'").replaceAll('&amp;', '&');

export async function readPage(client: Client, path: string): Promise<ReadPage> {
  const answer = await client.raw('GET', path);
  const blocks = [...answer.text.matchAll(/<script type="application\/ld\+json">(.*?)<\/script>/gs)];
  const named = (name: string) =>
    new RegExp(`<link rel="${name}"[^>]*? href="([^"]*)"`).exec(answer.text) ??
    new RegExp(`<meta (?:name|property)="${name}" content="([^"]*)"`).exec(answer.text);
  return {
    ...answer,
    title: plain(/<title>(.*?)<\/title>/s.exec(answer.text)?.[1] ?? ''),
    content: /<div id="root">(.*)<\/div>/s.exec(answer.text)?.[1] ?? '',
    structured: blocks.map(([, json]) => JSON.parse(json ?? '')),
    head: (name) => {
      const value = named(name)?.[1];
      return value === undefined ? undefined : plain(value);
    },
  };
}

/** Names of the elements of a document, or an error that says where it is not well-formed. */
export function elementsOf(xml: string): string[] {
  const names: string[] = [];
  const open: string[] = [];
  const body = xml.replace(/^<\?xml version="1.0" encoding="UTF-8"\?>/, '');
  for (const [part, closing, name, attributes, empty] of body.matchAll(/<(\/?)([\w:]+)((?: [\w:]+="[^"<]*")*) ?(\/?)>|[^<]+|</g)) {
    if (!name) {
      if (part === '<' || /&(?!(amp|lt|gt|quot|#39);)|[^\P{Cc}\t\n\r]/u.test(part)) throw new Error(`not well-formed: ${part}`);
      if (open.length === 0 && part.trim()) throw new Error(`text outside: ${part}`);
    } else if (closing) {
      if (open.pop() !== name) throw new Error(`${name} is closed but not open`);
    } else {
      if (/&(?!(amp|lt|gt|quot|#39);)/.test(attributes ?? '')) throw new Error(`not well-formed: ${part}`);
      names.push(name);
      if (!empty) open.push(name);
    }
  }
  if (open.length > 0) throw new Error(`left open: ${open}`);
  return names;
}
