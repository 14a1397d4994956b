import type { JobRow } from '@contracts/jobs';
import { IconTrash } from '@tabler/icons-react';
import { lazy, Suspense, useState } from 'react';
import { IconButton } from '../../../design/IconButton';

const DeleteJob = lazy(() => import('./DeleteJob').then((file) => ({ default: file.DeleteJob })));

/** Deleting, which asks before it is done. */
export function OwnerTools({ job: { id, title } }: { job: Pick<JobRow, 'id' | 'title'> }) {
  const [isAsked, setAsked] = useState(false);
  return (
    <>
      <IconButton size="small" label={`İlanı sil: ${title}`} aria-haspopup="dialog" onClick={() => setAsked(true)}>
        <IconTrash aria-hidden="true" />
      </IconButton>
      {isAsked && (
        <Suspense fallback={null}>
          <DeleteJob id={id} onClose={() => setAsked(false)} />
        </Suspense>
      )}
    </>
  );
}
