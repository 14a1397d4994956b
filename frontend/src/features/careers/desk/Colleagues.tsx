import { displayName } from '@contracts/accounts';
import { JOB_LIMITS } from '@contracts/job-writing';
import { TextInput } from '@mantine/core';
import { IconPlus, IconX } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Failure } from '../../../calls/Failure';
import { Avatar } from '../../../design/Avatar';
import { Button } from '../../../design/Button';
import { Dialog } from '../../../design/Dialog';
import { IconButton } from '../../../design/IconButton';
import { colleaguesQuery, useAddColleague, useRemoveColleague } from '../api/received';
import classes from './Colleagues.module.css';

interface Props {
  jobId: string;
  /** Its owner names others; a colleague takes themselves out. */
  isOwn: boolean;
  memberId: string;
}

/** Who reads the applications to a listing. */
export function Colleagues({ jobId, isOwn, memberId }: Props) {
  const { data: colleagues } = useQuery(colleaguesQuery(jobId));
  const [isAdding, setAdding] = useState(false);
  const removing = useRemoveColleague(jobId);
  if (!colleagues) return null;
  return (
    <section className={classes.part} aria-labelledby="desk-readers">
      <div className={classes.head}>
        <h3 id="desk-readers">Bu ilanı görebilenler</h3>
        {isOwn && colleagues.length < JOB_LIMITS.colleagues && (
          <IconButton size="small" label="Kişi ekle" aria-haspopup="dialog" onClick={() => setAdding(true)}>
            <IconPlus aria-hidden="true" />
          </IconButton>
        )}
      </div>
      <ul className={classes.list}>
        <li>{isOwn ? 'Siz' : 'İlan sahibi'}</li>
        {colleagues.map((colleague) => {
          const { id, avatar } = colleague;
          const name = id === memberId ? 'Siz' : displayName(colleague);
          return (
            <li key={id}>
              <Avatar id={id} name={displayName(colleague)} picture={avatar ?? null} size="small" />
              <span className={classes.name}>{name}</span>
              {(isOwn || id === memberId) && (
                <IconButton
                  size="small"
                  label={id === memberId ? 'Ekipten ayrıl' : `Çıkar: ${name}`}
                  disabled={removing.isPending}
                  onClick={() => removing.mutate({ memberId: id })}
                >
                  <IconX aria-hidden="true" />
                </IconButton>
              )}
            </li>
          );
        })}
      </ul>
      {isAdding && <AddColleague jobId={jobId} onClose={() => setAdding(false)} />}
    </section>
  );
}

function AddColleague({ jobId, onClose }: { jobId: string; onClose: () => void }) {
  const [username, setUsername] = useState('');
  const adding = useAddColleague(jobId);
  const name = username.trim().replace(/^@/, '');
  return (
    <Dialog title="Kişi ekle" size="sm" onClose={onClose} footer={null}>
      <form
        className={classes.form}
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          if (name) adding.mutate({ username: name }, { onSuccess: onClose });
        }}
      >
        <Failure of={adding} />
        <TextInput
          label="Kullanıcı adı"
          description="Bu ilanın başvurularını, CV’leri ve yazışmayı görür; yanıtlayabilir ve değerlendirebilir."
          data-autofocus
          autoComplete="off"
          value={username}
          onChange={(event) => setUsername(event.currentTarget.value)}
        />
        <Button type="submit" kind="primary" disabled={!name} busy={adding.isPending && 'Ekleniyor…'}>
          Ekle
        </Button>
      </form>
    </Dialog>
  );
}
