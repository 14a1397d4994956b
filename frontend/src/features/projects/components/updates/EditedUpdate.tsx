import type { ProjectUpdate } from '@contracts/project-updates';
import { useState } from 'react';
import { exactTime } from '../../../../design/dates';
import { piece } from '../../../../design/piece';
import classes from './Updates.module.css';

const UpdateHistory = piece(() => import('./UpdateHistory').then((file) => file.UpdateHistory));

/** Says that an update is not as it was first written, and shows how it was. */
export function EditedUpdate({ update: { id, updated_at } }: { update: ProjectUpdate }) {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      {' · '}
      <button type="button" className={classes.edited} title={exactTime(updated_at)} aria-haspopup="dialog" onClick={() => setOpen(true)}>
        düzenlendi
      </button>
      {isOpen && <UpdateHistory id={id} onClose={() => setOpen(false)} />}
    </>
  );
}
