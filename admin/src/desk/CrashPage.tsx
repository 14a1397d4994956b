import { TEXT } from '@contracts/envelope';
import { FailureBox } from './FailureBox';

/** Shown when drawing a page failed; the error itself is in the browser's console. */
export const CrashPage = ({ error, resetErrorBoundary }: { error: Error; resetErrorBoundary: (error: Error) => void }) => (
  <FailureBox message={TEXT.internal} onRetry={() => resetErrorBoundary(error)} />
);
