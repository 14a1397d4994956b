import { Failure } from '../../../../calls/Failure';
import { Button } from '../../../../design/Button';
import { Dialog } from '../../../../design/Dialog';
import { type TextKind, useDeleteOwn } from '../../api/ownTexts';
import classes from './DeleteDialog.module.css';

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
  topicId: string;
  onDeleted: () => void;
  onClose: () => void;
}

/** Says what deleting does before it is done. */
export function DeleteDialog({ kind, id, topicId, onDeleted, onClose }: Props) {
  const deleting = useDeleteOwn(kind, id, topicId);
  const run = () => deleting.mutate(undefined, { onSuccess: onDeleted });
  const { title, effect } = SAYS[kind];
  return (
    <Dialog title={title} onClose={onClose} footer={null}>
      <div className={classes.dialog}>
        <p>{effect}</p>
        <Failure of={deleting} />
        <div className={classes.actions}>
          <Button onClick={onClose} data-autofocus>
            Vazgeç
          </Button>
          <Button kind="primary" busy={(deleting.isPending || deleting.isSuccess) && 'Siliniyor…'} onClick={run}>
            Sil
          </Button>
        </div>
      </div>
    </Dialog>
  );
}
