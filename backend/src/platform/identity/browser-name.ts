import Bowser from 'bowser';

/** A header may be as long as the server lets it be; what names the browser stands at its beginning. */
const LONGEST_AGENT = 400;

/** 'Chrome, Windows': browser and system that a User-Agent header tells of, without versions; null when it tells of neither. */
export function browserName(agent: string | null): string | null {
  if (!agent) return null;
  const browser = Bowser.getParser(agent.slice(0, LONGEST_AGENT));
  return [browser.getBrowserName(), browser.getOSName()].filter(Boolean).join(', ') || null;
}
