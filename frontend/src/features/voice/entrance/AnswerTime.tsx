import { IconAntennaBars5, IconAntennaBarsOff } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { getData } from '../../../client/http';
import classes from './DeviceTest.module.css';

/** Milliseconds up to which the server answers well, and tolerably. */
const WELL = 150;
const TOLERABLY = 400;
/** The first one may open the connection. */
const TRIES = 3;

async function answerTime(signal: AbortSignal): Promise<number> {
  let best = Number.POSITIVE_INFINITY;
  for (let tries = 0; tries < TRIES; tries++) {
    const began = performance.now();
    await getData('/api/voice-rooms/current', { signal });
    best = Math.min(best, performance.now() - began);
  }
  return Math.round(best);
}

export function lineWords(milliseconds: number): string {
  const how = milliseconds <= WELL ? 'iyi' : milliseconds <= TOLERABLY ? 'orta' : 'yavaş';
  return `Bağlantı ${how} · ${milliseconds} ms`;
}

/** How soon the server answers. */
export function AnswerTime() {
  const { data, isError } = useQuery({
    queryKey: ['voice', 'answer-time'],
    queryFn: ({ signal }) => answerTime(signal),
    staleTime: 0,
    gcTime: 0,
    retry: false,
  });
  return (
    <span className={classes.time}>
      {isError ? <IconAntennaBarsOff aria-hidden="true" /> : <IconAntennaBars5 aria-hidden="true" />}
      {isError ? 'Sunucuya ulaşılamıyor' : data === undefined ? 'Bağlantı ölçülüyor…' : lineWords(data)}
    </span>
  );
}
