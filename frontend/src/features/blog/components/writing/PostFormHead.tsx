import { POST_STATUS_ROWS, type Post, type PostStatus } from '@contracts/blog';
import { IconAlertTriangle, IconSettings } from '@tabler/icons-react';
import { Button } from '../../../../design/Button';
import { Chip } from '../../../../design/Chip';
import { paths } from '../../../../paths';
import { FormHead } from '../../../../writing/FormHead';
import classes from '../../../../writing/FormPage.module.css';

import type { PostFields } from './postFields';
import { useShown } from './useShown';

/** Of the section with all that stands beside the text. */
export const SETTINGS = 'post-settings';

const DONE: Readonly<Record<PostStatus, string>> = {
  draft: 'Taslağı Kaydet',
  scheduled: 'Zamanla',
  published: 'Yayınla',
  archived: 'Arşivle',
};

interface Props {
  post: Post | null;
  values: PostFields;
  savedAt: Date | null;
  isBusy: boolean;
  isOpen: boolean;
  onToggle: () => void;
  /** On a narrow screen: leads to the settings, which stand below the text there. */
  onJump: () => void;
  onSave: (status: PostStatus) => void;
}

/** Always at hand above a post that is written: how it stands, what it lacks, and what saves it. */
export function PostFormHead({ post, values, savedAt, isBusy, isOpen, onToggle, onJump, onSave }: Props) {
  const status = post?.status ?? 'draft';
  const other = values.status === 'draft' ? 'published' : 'draft';
  const missing = useMissing(values);
  return (
    <FormHead
      back={{ to: paths.ownPosts(), label: 'Yazılarım' }}
      title={post ? 'Yazıyı düzenle' : 'Yeni yazı'}
      state={<Chip>{POST_STATUS_ROWS[status].name}</Chip>}
      savedAt={savedAt}
    >
      {missing > 0 && (
        <span className={classes.missing}>
          <IconAlertTriangle aria-hidden="true" />
          {missing} zorunlu alan boş
        </span>
      )}
      <Button className={classes.jump} data-missing={missing > 0 || undefined} icon={<IconSettings aria-hidden="true" />} onClick={onJump}>
        {missing > 0 ? `${missing} eksik` : 'Ayarlar'}
      </Button>
      <Button className={classes.toggle} icon={<IconSettings aria-hidden="true" />} aria-expanded={isOpen} aria-controls={SETTINGS} onClick={onToggle}>
        Yayın ayarları
      </Button>
      {status === 'draft' && (
        <Button data-other disabled={isBusy} onClick={() => onSave(other)}>
          {DONE[other]}
        </Button>
      )}
      <Button type="submit" kind="primary" busy={isBusy && 'Kaydediliyor…'}>
        {post && post.status === values.status && values.status !== 'draft' ? 'Kaydet' : DONE[values.status]}
      </Button>
    </FormHead>
  );
}

/** How many fields are empty that a post needs before it leaves the draft state. */
function useMissing(values: PostFields): number {
  const { excerpt, minutes } = useShown(values);
  if (values.status === 'draft') return 0;
  return [values.title.trim(), values.content.trim(), excerpt.trim(), values.featured_image, values.category_id, minutes].filter((field) => !field).length;
}
