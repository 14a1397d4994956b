/** Whoever follows the log, as it was declared: a projection or a policy. */
export interface Follower {
  readonly name: string;
  /** By the type of the fact that it takes up. */
  readonly on: object;
  readonly follows?: 'later';
  readonly awaited?: readonly string[];
}

/** Facts by their type, each with the position up to which they matter. */
export type Facts = ReadonlyMap<string, number>;
/** How far each of some followers is to have come, by name. */
export type Places = ReadonlyMap<string, number>;

/** Whether a follower does anything about facts of a type. */
export const takesUp = ({ on }: Follower, type: string): boolean => Object.hasOwn(on, type);
const isShownAtOnce = ({ follows, awaited = [] }: Follower, type: string): boolean => follows !== 'later' || awaited.includes(type);

/** Whom an answer waits for: those who take up what was written, but for those who may follow later. */
export function awaitedAfter(followers: readonly Follower[], facts: Facts): Places {
  return placesOf(followers, facts, isShownAtOnce);
}

/** Whom somebody waits for who shows these facts as the views hold them. A fact that only views that follow later take up is read from those. */
export function showing(followers: readonly Follower[], facts: Facts): Places {
  const isLate = (type: string) => !followers.some((follower) => takesUp(follower, type) && isShownAtOnce(follower, type));
  return placesOf(followers, facts, (follower, type) => isShownAtOnce(follower, type) || isLate(type));
}

/** Whom a reader waits for who knows a position, but not what stands there: all but those who may follow later. */
export function promptAt(followers: readonly Follower[], position: number): Places {
  return new Map(followers.filter(({ follows }) => follows !== 'later').map(({ name }) => [name, position]));
}

/** All of them at one position. */
export const everybodyAt = (followers: readonly Follower[], position: number): Places => new Map(followers.map(({ name }) => [name, position]));

function placesOf(followers: readonly Follower[], facts: Facts, matters: (follower: Follower, type: string) => boolean): Places {
  const places = new Map<string, number>();
  for (const follower of followers) {
    for (const [type, position] of facts) {
      if (takesUp(follower, type) && matters(follower, type)) places.set(follower.name, Math.max(position, places.get(follower.name) ?? 0));
    }
  }
  return places;
}
