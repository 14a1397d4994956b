import { JOB_WRITING_TEXT } from '@contracts/job-writing';
import type { Job } from '@contracts/jobs';
import { useMuted } from '../../../calls/useMuted';
import { useMember } from '../../../client/session';
import { Callout } from '../../../design/Callout';
import { Dialog } from '../../../design/Dialog';
import { SignInPrompt } from '../../../design/SignInPrompt';
import { paths } from '../../../paths';
import { WriteJob } from './WriteJob';

interface Props {
  /** The listing that is changed; null for a new one. */
  job: Job | null;
  onClose: () => void;
}

/** The form of a listing, over the page that it was opened on. */
export function JobForm({ job, onClose }: Props) {
  return (
    <Dialog title={job ? JOB_WRITING_TEXT.editTitle : JOB_WRITING_TEXT.createTitle} size="xl" fillsPhone footer={null} onClose={onClose}>
      <Inside job={job} onClose={onClose} />
    </Dialog>
  );
}

function Inside({ job, onClose }: Props) {
  const member = useMember();
  const muted = useMuted();
  if (member === null) return <SignInPrompt text={JOB_WRITING_TEXT.signInNeeded} redirect={job ? paths.editJob(job.id) : paths.newJob} />;
  if (muted) return <Callout tone="warn">{muted}</Callout>;
  return member && <WriteJob key={job?.id} memberId={member.id} job={job} onClose={onClose} />;
}
