import { DRAFT_TEXT } from '@contracts/drafts';
import { IconPencil, IconTrash } from '@tabler/icons-react';
import { lazy, type ReactNode, Suspense, useState } from 'react';
import type { Action } from '../../../design/ActionButton';
import type { DeletedFrom, TextKind } from '../api/ownTexts';

const DeleteDialog = lazy(() => import('./editing/DeleteDialog').then((file) => ({ default: file.DeleteDialog })));

interface Options {
  kind: TextKind;
  id: string;
  /** Asks again for what it changes, and where it is done. */
  thread: DeletedFrom;
  /** Whether changes are kept here that were not saved. */
  hasDraft: boolean;
  onEdit: () => void;
  onDeleted: () => void;
}

/** What authors can do with what they wrote, and the question that is asked first. */
export function useOwnActions({ kind, id, thread, hasDraft, onEdit, onDeleted }: Options): { edit: Action; remove: Action; dialog: ReactNode } {
  const [deleting, setDeleting] = useState(false);
  return {
    edit: { label: hasDraft ? DRAFT_TEXT.resume : 'Düzenle', icon: <IconPencil aria-hidden="true" />, run: onEdit },
    remove: { label: 'Sil', icon: <IconTrash aria-hidden="true" />, run: () => setDeleting(true) },
    dialog: deleting && (
      <Suspense fallback={null}>
        <DeleteDialog kind={kind} id={id} thread={thread} onDeleted={onDeleted} onClose={() => setDeleting(false)} />
      </Suspense>
    ),
  };
}
