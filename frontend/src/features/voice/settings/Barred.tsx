import type { VoiceBarred } from '@contracts/voice';
import { useQuery } from '@tanstack/react-query';
import { Button } from '../../../design/Button';
import { exactTime } from '../../../design/dates';
import { ErrorState } from '../../../design/ErrorState';
import { LoadingState } from '../../../design/LoadingState';
import { barredQuery, useLiftKick } from './calls';
import { ROOM_FAILURE } from './failures';
import type { Given } from './General';
import { PersonRow } from './PersonRow';
import classes from './Settings.module.css';

const barredWords = ({ until, reason }: VoiceBarred): string => [`${exactTime(until)} tarihine kadar katılamaz`, reason].filter(Boolean).join(' · Gerekçe: ');

/** Whom the room does not let in, until when, and the way back. */
export function Barred({ room, tell }: Pick<Given, 'room' | 'tell'>) {
  const { data, isPending, error, refetch } = useQuery(barredQuery(room.id));
  const lifting = useLiftKick(room.id, { onDone: tell.succeed, onFailed: tell.fail(ROOM_FAILURE.lift) });
  return (
    <section>
      <h3 className={classes.heading} tabIndex={-1}>
        Atılanlar
      </h3>
      {isPending && <LoadingState />}
      {error && <ErrorState text="Atılanlar yüklenemedi" onRetry={() => void refetch()} />}
      {data?.length === 0 && <p className={classes.note}>Bu odadan atılmış kimse yok.</p>}
      <ul className={classes.people}>
        {data?.map((person) => {
          const isLifting = lifting.isPending && lifting.variables === person.userId;
          return (
            <PersonRow key={person.userId} person={person} about={barredWords(person)}>
              <Button size="small" aria-disabled={isLifting || undefined} onClick={() => !isLifting && lifting.mutate(person.userId)}>
                {isLifting ? 'Kaldırılıyor…' : 'Engeli kaldır'}
              </Button>
            </PersonRow>
          );
        })}
      </ul>
    </section>
  );
}
