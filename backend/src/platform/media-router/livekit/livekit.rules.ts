import { type ParticipantInfo, ParticipantInfo_State, TrackType } from '@livekit/protocol';
import type { RoutedLine, RoutedMember } from '../../../kernel/media-router.js';

/** A member is in LiveKit under their connection and the number of the link. */
export const identityOf = (connection: string, link: number): string => `${connection}/${link}`;
export const connectionOf = (identity: string): string => identity.slice(0, Math.max(0, identity.lastIndexOf('/')));

/** The sound of each connection by the name of its track, of those whose link stands; of two links the newer one. */
export function soundsOf(people: Iterable<ParticipantInfo>): ReadonlyMap<string, string> {
  const standing = [...people].filter(({ state }) => state === ParticipantInfo_State.ACTIVE);
  standing.sort((one, other) => Number(one.joinedAtMs - other.joinedAtMs));
  return new Map(
    standing.flatMap(({ identity, tracks }): [string, string][] => {
      const sound = tracks.find(({ type }) => type === TrackType.AUDIO);
      return sound ? [[connectionOf(identity), sound.sid]] : [];
    }),
  );
}

/** The connections that a member may hear: those who are arranged, and from whom they are not shut, whichever of the two says so. */
export function heardBy(own: RoutedMember, members: readonly RoutedMember[]): readonly string[] {
  const may = ({ connection, shutFrom }: RoutedMember) =>
    connection !== own.connection && !own.shutFrom.includes(connection) && !shutFrom.includes(own.connection);
  return members.filter(may).map(({ connection }) => connection);
}

/** Whose sound comes on which line. `tracks`: which track LiveKit sends on the line of a name. */
export function linesOf(receiving: readonly string[], tracks: Readonly<Record<string, string>>, sounds: ReadonlyMap<string, string>): readonly RoutedLine[] {
  const holders = new Map([...sounds].map(([connection, track]) => [track, connection]));
  return receiving.flatMap((name, line) => {
    const connection = holders.get(tracks[name] ?? '');
    return connection === undefined ? [] : [{ line, connection }];
  });
}
