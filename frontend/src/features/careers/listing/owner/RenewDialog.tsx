import { dayIn } from '@contracts/istanbul-day';
import { JOB_LIMITS } from '@contracts/job-writing';
import { Ask } from '../../../../calls/Ask';
import { longDate } from '../../../../design/dates';
import { useAskedRenewJob } from '../../api/saveJob';

const DAY_MS = 86_400_000;

/** Says what renewing does with a listing that is still open; how often one may, the server says. */
export function RenewDialog({ jobId, onClose }: { jobId: string; onClose: () => void }) {
  const renewing = useAskedRenewJob(jobId);
  const until = dayIn(new Date(Date.now() + JOB_LIMITS.openDays * DAY_MS).toISOString());
  return (
    <Ask
      title="İlan yenilensin mi?"
      effect={`Son başvuru ${longDate(until)} olur ve ilan listenin başına çıkar.`}
      verb="Yenile"
      doing="Yenileniyor…"
      calling={renewing}
      onDo={() => renewing.mutate({}, { onSuccess: onClose })}
      onClose={onClose}
    />
  );
}
