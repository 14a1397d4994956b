import { DOCUMENT_TEXT } from '@contracts/own-documents';
import { IconDownload, IconPencil } from '@tabler/icons-react';
import { lazy, Suspense, useState } from 'react';
import { Button, LinkButton } from '../../../../design/Button';
import { paths } from '../../../../paths';
import classes from './ProfileActions.module.css';

const OwnDocuments = lazy(() => import('./OwnDocuments').then((file) => ({ default: file.OwnDocuments })));

/** What a member can do with their own profile. */
export function OwnActions({ id }: { id: string }) {
  const [isOpen, setOpen] = useState(false);
  return (
    <div className={classes.actions}>
      <LinkButton className={classes.follow} to={paths.editProfile()} icon={<IconPencil aria-hidden="true" />}>
        Profili Düzenle
      </LinkButton>
      <Button className={classes.documents} icon={<IconDownload aria-hidden="true" />} onClick={() => setOpen(true)}>
        {DOCUMENT_TEXT.open}
      </Button>
      {isOpen && (
        <Suspense fallback={null}>
          <OwnDocuments id={id} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </div>
  );
}
