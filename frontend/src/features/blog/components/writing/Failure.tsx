import { POST_TEXT } from '@contracts/blog-writing';
import { IconX } from '@tabler/icons-react';
import { Callout } from '../../../../design/Callout';
import { IconButton } from '../../../../design/IconButton';
import classes from './PostForm.module.css';

/** Why a post could not be created; stays in view until it is closed or the post is sent again. */
export const Failure = ({ why, onClose }: { why: string; onClose: () => void }) => (
  <div className={classes.failure}>
    <Callout tone="danger" role="alert" title={POST_TEXT.failedTitle}>
      {POST_TEXT.failedToCreate(why)}
    </Callout>
    <IconButton label="Kapat" onClick={onClose}>
      <IconX aria-hidden="true" />
    </IconButton>
  </div>
);
