import { dayIn } from '@contracts/istanbul-day';
import { JOB_LIMITS, JOB_WRITING_TEXT } from '@contracts/job-writing';
import type { Job } from '@contracts/jobs';
import { useState } from 'react';
import { Ask } from '../../../../calls/Ask';
import { Dialog } from '../../../../design/Dialog';
import { longDate } from '../../../../design/dates';
import { useAskedRenewJob } from '../../api/saveJob';

const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;

interface Props {
  job: Pick<Job, 'id' | 'published_at'>;
  onClose: () => void;
}

/** Says what renewing does with a listing that is still open, or that it is too early for it. */
export function RenewDialog({ job: { id, published_at }, onClose }: Props) {
  const renewing = useAskedRenewJob(id);
  const [isEarly] = useState(() => Date.now() - Date.parse(published_at) < JOB_LIMITS.renewHours * HOUR_MS);
  if (isEarly)
    return (
      <Dialog title="İlan şimdi yenilenemez" onClose={onClose}>
        {JOB_WRITING_TEXT.renewedJustNow}
      </Dialog>
    );
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
