import { AskDelete } from '../../../../calls/AskDelete';
import { type DeletedFrom, type TextKind, useDeleteOwn } from '../../api/ownTexts';

const SAYS = {
  topics: {
    title: 'Konunuz silinsin mi?',
    effect: 'Konunuz listelerden kalkar ve sayfası açılmaz olur; altındaki yorumlara da ulaşılamaz. Metni geri getirilemez.',
  },
  comments: {
    title: 'Yorumunuz silinsin mi?',
    effect: 'Yorumunuzun metni kaldırılır; yerinde yalnızca sildiğiniz yazar. Metin geri getirilemez.',
  },
} as const;

interface Props {
  kind: TextKind;
  id: string;
  thread: DeletedFrom;
  onDeleted: () => void;
  onClose: () => void;
}

/** Says what deleting does before it is done. */
export function DeleteDialog({ kind, id, thread, onDeleted, onClose }: Props) {
  const deleting = useDeleteOwn(kind, id, thread);
  const run = () => deleting.mutate(undefined, { onSuccess: onDeleted });
  return <AskDelete {...SAYS[kind]} deleting={deleting} onDelete={run} onClose={onClose} />;
}
