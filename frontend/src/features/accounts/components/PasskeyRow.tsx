import type { PasskeyInfo } from '@contracts/second-factor';
import { IconPencil, IconTrash } from '@tabler/icons-react';
import { useState } from 'react';
import { Dialog } from '../../../design/Dialog';
import { IconButton } from '../../../design/IconButton';
import { TimeAgo } from '../../../design/TimeAgo';
import { usePasskeyRemove, usePasskeyRename } from '../api/secondFactor';
import { PasskeyName } from './PasskeyName';
import { ProofForm } from './ProofForm';
import classes from './SecondFactor.module.css';

export function PasskeyRow({ passkey: { id, name, added_at, last_used_at } }: { passkey: PasskeyInfo }) {
  const [open, setOpen] = useState<'rename' | 'remove' | null>(null);
  const rename = usePasskeyRename(id);
  const remove = usePasskeyRemove(id);
  const close = () => {
    setOpen(null);
    rename.reset();
    remove.reset();
  };
  return (
    <li className={classes.passkey}>
      <div className={classes.body}>
        <p className={classes.name}>{name}</p>
        <p className={classes.muted}>
          {last_used_at ? 'Son kullanım: ' : 'Eklendi: '}
          <TimeAgo at={last_used_at ?? added_at} />
        </p>
      </div>
      <IconButton label={`${name}: adını değiştir`} onClick={() => setOpen('rename')}>
        <IconPencil aria-hidden="true" />
      </IconButton>
      <IconButton label={`${name}: sil`} onClick={() => setOpen('remove')}>
        <IconTrash aria-hidden="true" />
      </IconButton>
      {open === 'rename' && (
        <Dialog title="Geçiş anahtarının adı" onClose={close} footer={null}>
          <PasskeyName
            name={name}
            action="Kaydet"
            busy={rename.isPending && 'Kaydediliyor…'}
            error={rename.error}
            onSend={(fields) => rename.mutate(fields, { onSuccess: close })}
            onCancel={close}
          />
        </Dialog>
      )}
      {open === 'remove' && (
        <Dialog title="Geçiş anahtarını sil" onClose={close} footer={null}>
          <ProofForm text={`“${name}” ile artık giriş yapılamayacak.`} action="Sil" mutation={remove} onDone={close} onCancel={close} />
        </Dialog>
      )}
    </li>
  );
}
