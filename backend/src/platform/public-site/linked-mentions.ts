import { mentionsOfWords, namedIn } from '../../../contracts/mentions.js';

const NO_WORDS = /^<(\/?)(a|code|pre)[\s>]/;

/** The markup of a text with links to the profiles of the members whom the text names; code and links stay as they are. */
export function linkedMentions(markup: string, source: string): string {
  const named = new Set(namedIn(source).map((username) => username.toLowerCase()));
  if (named.size === 0) return markup;
  let closed = 0;
  return markup
    .split(/(<[^>]*>)/)
    .map((part) => {
      const [, end, tag] = NO_WORDS.exec(part) ?? [];
      if (tag) closed += end ? -1 : 1;
      return closed > 0 || part.startsWith('<') ? part : linked(part, named);
    })
    .join('');
}

/** Usernames have nothing in them that markup would have to write differently. */
function linked(words: string, named: ReadonlySet<string>): string {
  let [text, end] = ['', 0];
  for (const { username, at } of mentionsOfWords(words)) {
    if (!named.has(username.toLowerCase())) continue;
    text += `${words.slice(end, at)}<a href="/profile/${username}">@${username}</a>`;
    end = at + 1 + username.length;
  }
  return text + words.slice(end);
}
