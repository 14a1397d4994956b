/** Settings as they are given: an empty one is not among them. */
export type Environment = Readonly<Record<string, string | undefined>>;

/** A setting is unknown, malformed or half given; the message is one English sentence. */
export class WrongSetting extends Error {
  constructor(sentence: string) {
    super(sentence);
    this.name = 'WrongSetting';
  }
}

/** A whole number from min to max; throws WrongSetting. */
export function whole(given: Environment, name: string, usual: number, min: number, max: number): number {
  const text = given[name];
  if (text === undefined) return usual;
  const value = Number(text);
  if (!/^\d+$/.test(text) || value < min || value > max) throw new WrongSetting(`${name} has to be a whole number from ${min} to ${max}, not "${text}".`);
  return value;
}

/** `1` or `0`; throws WrongSetting. */
export function flag(given: Environment, name: string, usual: boolean): boolean {
  return choice(given, name, usual ? '1' : '0', ['0', '1']) === '1';
}

/** One of the values; throws WrongSetting. */
export function choice(given: Environment, name: string, usual: string, values: readonly string[]): string {
  const value = given[name] ?? usual;
  if (!values.includes(value)) throw new WrongSetting(`${name} has to be one of ${values.join(', ')}, not "${value}".`);
  return value;
}

/** An http or https address without a slash at the end; throws WrongSetting. */
export function address(given: Environment, name: string, usual: string): string {
  const text = given[name] ?? usual;
  const url = URL.canParse(text) ? new URL(text) : null;
  if (!url || !/^https?:$/.test(url.protocol)) throw new WrongSetting(`${name} has to be an address that begins with http:// or https://, not "${text}".`);
  return text.replace(/\/+$/, '');
}

/** A connection string as it was given. What is wrong with it is said without repeating it: it may hold a password. */
export function connection(given: Environment, name: string, protocol: RegExp): string | null {
  const text = given[name];
  if (text === undefined) return null;
  const scheme = /^[a-z0-9+]+:(?=\/\/[^/])/.exec(text)?.[0];
  if (!scheme || !protocol.test(scheme)) {
    const known = protocol.source
      .replace(/^\^\(|\):\$$/g, '')
      .replaceAll('\\', '')
      .split('|')
      .map((name) => `${name}://`);
    throw new WrongSetting(`${name} has to be a connection string that begins with ${known.join(' or ')}.`);
  }
  return text;
}
