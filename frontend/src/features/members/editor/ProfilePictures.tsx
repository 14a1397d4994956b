import { displayName, type OwnUser } from '@contracts/accounts';
import type { OwnProfile } from '@contracts/profile-details';
import { PICTURE_TEXT } from '@contracts/profile-file-texts';
import { LEAST_PICTURE } from '@contracts/profile-files';
import { IconCamera, IconPhoto, IconTrash } from '@tabler/icons-react';
import { type ReactNode, useState } from 'react';
import { messageOf } from '../../../client/apiError';
import { Avatar } from '../../../design/Avatar';
import { Button } from '../../../design/Button';
import { FileButton } from '../../../design/FileButton';
import { pictureProblem } from '../../../design/pictureProblem';
import { piece } from '../../../design/piece';
import { toast } from '../../../design/toast';
import { useDeleteFile, useUploadFile } from '../api/ownProfile';
import { Cover } from './Cover';
import { DeleteFile } from './DeleteFile';
import parts from './Fields.module.css';
import frame from './Frame.module.css';

const CropDialog = piece(() => import('../../../design/CropDialog').then((file) => file.CropDialog));

const PICTURES = '.png,.jpg,.jpeg,.webp,image/png,image/jpeg,image/webp';
const KINDS = {
  avatar: { name: 'Profil fotoğrafı', aspect: 1, icon: <IconCamera aria-hidden="true" /> },
  banner: { name: 'Kapak fotoğrafı', aspect: 16 / 9, icon: <IconPhoto aria-hidden="true" /> },
} as const;
const BAND_NOTE = 'Profilinizin başında geniş ekranda çizgilerin arası, telefonda ortadaki yarısı görünür.';

/** The cover and the photo, each with its own ways to change and to delete it; both hold at once. */
export function ProfilePictures({ member, profile, more }: { member: OwnUser; profile: OwnProfile; more: ReactNode }) {
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
        <PictureActions id={member.id} kind="avatar" url={profile.avatar}>
          {more}
        </PictureActions>
      </div>
      <p className={frame.hint}>PNG, JPEG ya da WebP. Fotoğraflar kırpıldıktan sonra hemen yayımlanır.</p>
    </section>
  );
}

function PictureActions({ id, kind, url, children }: { id: string; kind: keyof typeof KINDS; url: string | null; children?: ReactNode }) {
  const { name, aspect, icon } = KINDS[kind];
  const [file, setFile] = useState<File | null>(null);
  const [problem, setProblem] = useState<string | null>(null);
  const [isDeleting, setDeleting] = useState(false);
  const upload = useUploadFile(id, kind);
  const problemId = `${kind}-problem`;
  const removal = useDeleteFile(id, kind);
  const choose = async (chosen: File) => {
    const found = await pictureProblem(chosen, LEAST_PICTURE[kind]);
    setProblem(found);
    if (!found) setFile(chosen);
  };
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
      <FileButton
        icon={icon}
        className="visually-hidden"
        accept={PICTURES}
        aria-describedby={problem ? problemId : undefined}
        aria-invalid={problem ? true : undefined}
        data-field={kind}
        onChange={(event) => {
          const [chosen] = event.currentTarget.files ?? [];
          if (chosen) void choose(chosen);
          event.currentTarget.value = '';
        }}
      >
        {url ? `${name}nı değiştir` : `${name} ekle`}
      </FileButton>
      {children}
      {url && (
        <Button kind="quiet" icon={<IconTrash aria-hidden="true" />} onClick={() => setDeleting(true)}>
          {`${name}nı sil`}
        </Button>
      )}
      {problem && (
        <p id={problemId} className={parts.problem} role="alert">
          {problem}
        </p>
      )}
      {file && (
        <CropDialog
          title={`${name}nı kırp`}
          file={file}
          aspect={aspect}
          isRound={kind === 'avatar'}
          bandNote={kind === 'banner' ? BAND_NOTE : undefined}
          isSending={upload.isPending}
          onCropped={send}
          onClose={() => setFile(null)}
        />
      )}
      {isDeleting && <DeleteFile name={name} isPending={removal.isPending} onDelete={drop} onClose={() => setDeleting(false)} />}
    </div>
  );
}
