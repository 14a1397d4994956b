/** What was changed of facts that were written down (`recorded-shapes.mjs` says how), and what is to be done instead. */

/** Why the facts of today cannot take the place of those that were written down: a sentence each, with what to do instead. */
export function refusals(kept, now) {
  return Object.entries(kept).flatMap(([type, versions]) => {
    const today = now[type];
    if (!today)
      return [
        `${type} is recorded and described no longer. Its facts stand in logs for good: keep its type and its description, and let whoever folds it go on.`,
      ];
    if (today.length < versions.length)
      return [`${type} has ${today.length} versions, and ${versions.length} were recorded. Put back the one that is missing.`];
    return versions.flatMap((version, index) => refusalOf(type, index + 1, versions.length, version, today[index]) ?? []);
  });
}

function refusalOf(type, number, last, { data, personal }, today) {
  const change = changeOf(data, today.data, 'data') ?? changeOfPersonal(personal, today.personal);
  if (!change) return null;
  const instead =
    number === last
      ? `Leave version ${number} as it was, as an earlier shape of the fact (the third parameter of DomainEvent), and add version ${number + 1} with an upcaster from ${number} to its description`
      : 'Facts of that version stand in logs for good: put it back as it was';
  return `${type}, version ${number}: ${change}. ${instead} (backend/docs/adr/0030-how-facts-change-shape.md).`;
}

/** Where two shapes part, in words; null when everything that was recorded in the one can be read as the other. An enumeration may gain texts. */
function changeOf(kept, now, path) {
  if (typeof kept === 'string' && typeof now === 'string') return changeOfWords(kept, now, path);
  if (Array.isArray(kept) && Array.isArray(now)) return changeOf(kept[0], now[0], `${path}[]`);
  if (typeof kept !== 'object' || typeof now !== 'object' || Array.isArray(kept) || Array.isArray(now)) return `${path} has become another`;
  const gone = Object.keys(kept).find((field) => !(field in now));
  if (gone && other(gone) in now) return `${path}.${gone} is ${other(gone)} now`;
  if (gone) return `${path}.${gone} was taken away or renamed`;
  const added = Object.keys(now).find((field) => !(field in kept));
  if (added) return `${path}.${added} was added`;
  for (const field of Object.keys(kept)) {
    const change = changeOf(kept[field], now[field], `${path}.${field}`);
    if (change) return change;
  }
  return null;
}

/** A field that may be left out, for one that may not, and the other way round. */
const other = (field) => (field.endsWith('?') ? field.slice(0, -1) : `${field}?`);

function changeOfWords(kept, now, path) {
  const [before, after] = [kept, now].map((words) => words.split(' | '));
  const isText = (word) => word.startsWith("'");
  const isWidened = before.some(isText) && before.every((word) => after.includes(word)) && after.every((word) => before.includes(word) || isText(word));
  return kept === now || isWidened ? null : `${path} was ${kept} and is ${now}`;
}

const changeOfPersonal = (kept, now) =>
  kept.join() === now.join() ? null : `personal fields were ${kept.join(', ') || 'none'} and are ${now.join(', ') || 'none'}`;
