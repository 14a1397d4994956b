import type { JobRow } from '@contracts/jobs';
import { IconTrash } from '@tabler/icons-react';
import { useState } from 'react';
import { IconButton } from '../../../design/IconButton';
import { DeleteJob } from './DeleteJob';

/** Deleting, which asks before it is done. */
export function OwnerTools({ job: { id, title } }: { job: Pick<JobRow, 'id' | 'title'> }) {
  const [isAsked, setAsked] = useState(false);
  return (
    <>
      <IconButton size="small" label={`İlanı sil: ${title}`} aria-haspopup="dialog" onClick={() => setAsked(true)}>
        <IconTrash aria-hidden="true" />
      </IconButton>
      {isAsked && <DeleteJob id={id} onClose={() => setAsked(false)} />}
    </>
  );
}
