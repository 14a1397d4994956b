import { type CSSProperties, useCallback, useEffect, useRef, useState } from 'react';
import { turkishNumber } from '../../../../design/numbers';
import { useVoice } from '../../session/voice';
import type { VoicePerson } from '../../session/voiceState';
import { gridOf } from './grid';
import { PersonTile } from './PersonTile';
import { isHeardSpeaking } from './personWords';
import classes from './Tile.module.css';

/** Who is in the room, six at first, and the seats that are free. */
export function People() {
  const people = useVoice((voice) => voice.people);
  const capacity = useVoice(({ room }) => room?.capacity ?? 0);
  const [isWhole, setWhole] = useState(false);
  const [open, setOpen] = useState<string | null>(null);
  const onOpen = useCallback((userId: string | null) => setOpen(userId), []);
  const spoke = useLastSpoke(people);
  const { shown, hidden, free, columns } = gridOf(people, capacity, isWhole, spoke);
  return (
    <div className={classes.people}>
      <div className={classes.seats}>
        <ul className={classes.grid} aria-label="Odadakiler" style={{ '--columns': columns } as CSSProperties} data-columns={columns}>
          {shown.map((person) => (
            <PersonTile key={person.participant.userId} person={person} isOpen={open === person.participant.userId} onOpen={onOpen} />
          ))}
          {Array.from({ length: free }, (_, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: one free seat is like another
            <li key={index} className={classes.free}>
              Boş
            </li>
          ))}
        </ul>
      </div>
      {hidden > 0 && (
        <button type="button" className={classes.more} aria-expanded={isWhole} onClick={() => setWhole(!isWhole)}>
          {isWhole ? 'Daha az' : `${turkishNumber(hidden)} kişi daha`}
        </button>
      )}
    </div>
  );
}

/** When each has last spoken, as a number that grows; 0 for whoever has not. */
function useLastSpoke(people: readonly VoicePerson[]): (userId: string) => number {
  const turns = useRef({ last: 0, of: new Map<string, number>() });
  useEffect(() => {
    const { current } = turns;
    for (const person of people) if (isHeardSpeaking(person)) current.of.set(person.participant.userId, ++current.last);
  }, [people]);
  return useCallback((userId) => turns.current.of.get(userId) ?? 0, []);
}
