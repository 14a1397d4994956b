import { IconX } from '@tabler/icons-react';
import { Callout } from '../design/Callout';
import { IconButton } from '../design/IconButton';
import classes from './FormPage.module.css';

/** Why what was written could not be saved; stays in view until it is closed or sent again. */
export const FormFailure = ({ title, text, onClose }: { title: string; text: string; onClose: () => void }) => (
  <div className={classes.failure}>
    <Callout tone="danger" role="alert" title={title}>
      {text}
    </Callout>
    <IconButton label="Kapat" onClick={onClose}>
      <IconX aria-hidden="true" />
    </IconButton>
  </div>
);
