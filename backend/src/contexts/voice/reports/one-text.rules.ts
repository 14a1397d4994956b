/** What a room is called, as one text: a name is one line. */
export const inOneText = ({ name, description }: { readonly name: string; readonly description: string }): string => `${name}\n${description}`;

export function wordsOfText(text: string): { readonly name: string; readonly description: string } {
  const [name = '', ...description] = text.split('\n');
  return { name, description: description.join('\n') };
}
