import { triedAgain } from '../../../client/retries';
import { resumeRoom } from './voice';

const AGAIN = triedAgain({ attempts: Number.POSITIVE_INFINITY, first: 1_000, most: 30_000 });

/** Looks whether the member is in a room until that is known, and goes on there. Answers how it is called off. */
export function resumeOnceKnown(): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let isOff = false;
  let failures = 0;
  const look = () =>
    resumeRoom().catch((error: Error) => {
      if (isOff) return;
      if (!AGAIN.retry(failures, error)) return console.warn('Whether the member is in a voice room could not be asked', error);
      timer = setTimeout(() => void look(), AGAIN.retryDelay(failures));
      failures += 1;
    });
  void look();
  return () => {
    isOff = true;
    clearTimeout(timer);
  };
}
