const ID = /[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}/g;
const MOST = 400;

/** A case and what its facts go by: its reports and decisions. */
export const caseIdsIn = (caseId: string, names: readonly string[]): readonly string[] =>
  [...new Set([caseId, ...names.flatMap((name) => name.match(ID) ?? [])])].slice(0, MOST);
