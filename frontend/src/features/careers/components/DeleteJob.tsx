import { JOB_WRITING_TEXT } from '@contracts/job-writing';
import { Ask } from '../../../calls/Ask';
import { useDeleteJob } from '../api/deleteJob';

interface Props {
  id: string;
  onClose: () => void;
  onDeleted?: () => void;
}

/** Asks whether a listing is to go. */
export function DeleteJob({ id, onClose, onDeleted = onClose }: Props) {
  const deleting = useDeleteJob(onDeleted);
  return (
    <Ask
      title="İlanı Sil"
      effect={JOB_WRITING_TEXT.deleteQuestion}
      more={JOB_WRITING_TEXT.deleteEffect}
      isGrave
      verb={JOB_WRITING_TEXT.deleteYes}
      doing="Siliniyor…"
      calling={deleting}
      onDo={() => deleting.mutate({ id })}
      onClose={onClose}
    />
  );
}
