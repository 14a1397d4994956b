import { displayName, type OwnUser } from '@contracts/accounts';
import type { OwnProfile } from '@contracts/profile-details';
import { PICTURE_TEXT } from '@contracts/profile-files';
import { IconCamera, IconPhoto, IconTrash } from '@tabler/icons-react';
import { useState } from 'react';
import { messageOf } from '../../../client/apiError';
import { Avatar } from '../../../design/Avatar';
import { Button } from '../../../design/Button';
import { piece } from '../../../design/piece';
import { toast } from '../../../design/toast';
import { useDeleteFile, useUploadFile } from '../api/ownProfile';
import { Cover } from './Cover';
import { DeleteFile } from './DeleteFile';
import parts from './Fields.module.css';
import frame from './Frame.module.css';

const CropDialog = piece(() => import('./CropDialog').then((file) => file.CropDialog));

const PICTURES = '.png,.jpg,.jpeg,.webp,image/png,image/jpeg,image/webp';
const KINDS = {
  avatar: { name: 'Profil fotoğrafı', aspect: 1, icon: <IconCamera aria-hidden="true" /> },
  banner: { name: 'Kapak fotoğrafı', aspect: 16 / 9, icon: <IconPhoto aria-hidden="true" /> },
} as const;

/** The cover and the photo, each with its own ways to change and to delete it; both hold at once. */
export function ProfilePictures({ member, profile }: { member: OwnUser; profile: OwnProfile }) {
  return (
    <section className={parts.box} aria-labelledby="editor-pictures">
      <h2 id="editor-pictures">Fotoğraflar</h2>
      <div className={parts.picture}>
        <div className={parts.thumb}>
          <Cover url={profile.banner} />
        </div>
        <PictureActions id={member.id} kind="banner" url={profile.banner} />
      </div>
      <div className={parts.picture}>
        <div className={parts.round}>
          <Avatar id={member.id} name={displayName(member)} picture={profile.avatar} size="large" />
        </div>
        <PictureActions id={member.id} kind="avatar" url={profile.avatar} />
      </div>
      <p className={frame.hint}>PNG, JPEG ya da WebP. Fotoğraflar kırpıldıktan sonra hemen yayımlanır.</p>
    </section>
  );
}

function PictureActions({ id, kind, url }: { id: string; kind: keyof typeof KINDS; url: string | null }) {
  const { name, aspect, icon } = KINDS[kind];
  const [file, setFile] = useState<File | null>(null);
  const [isDeleting, setDeleting] = useState(false);
  const upload = useUploadFile(id, kind);
  const removal = useDeleteFile(id, kind);
  const send = (picture: Blob) =>
    upload.mutate(picture, {
      onSuccess: () => {
        setFile(null);
        void toast({ text: PICTURE_TEXT[kind].saved });
      },
      onError: (error) => void toast({ title: PICTURE_TEXT[kind].failed, text: messageOf(error), tone: 'danger' }),
    });
  const drop = () =>
    removal.mutate(url ?? '', {
      onSuccess: ({ data }) => {
        setDeleting(false);
        void toast(data.deleted ? { text: PICTURE_TEXT[kind].deleted } : { text: `${name} storage'dan silinemedi.`, tone: 'danger' });
      },
      onError: (error) => {
        setDeleting(false);
        void toast({ title: `${name} veritabanından silinemedi.`, text: messageOf(error), tone: 'danger' });
      },
    });
  return (
    <div className={parts.pictureActions}>
      <label className={parts.choose}>
        {icon}
        {url ? `${name}nı değiştir` : `${name} ekle`}
        <input
          type="file"
          className="visually-hidden"
          accept={PICTURES}
          data-field={kind}
          onChange={(event) => {
            setFile(event.currentTarget.files?.[0] ?? null);
            event.currentTarget.value = '';
          }}
        />
      </label>
      {url && (
        <Button kind="quiet" icon={<IconTrash aria-hidden="true" />} onClick={() => setDeleting(true)}>
          {`${name}nı sil`}
        </Button>
      )}
      {file && (
        <CropDialog
          title={`${name}nı kırp`}
          file={file}
          aspect={aspect}
          isRound={kind === 'avatar'}
          isSending={upload.isPending}
          onCropped={send}
          onClose={() => setFile(null)}
        />
      )}
      {isDeleting && <DeleteFile name={name} isPending={removal.isPending} onDelete={drop} onClose={() => setDeleting(false)} />}
    </div>
  );
}
