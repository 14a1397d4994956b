import { WRITING_TEXT } from '@contracts/writing';
import { IconCheck, IconCode, IconCopy } from '@tabler/icons-react';
import { useEffect, useState } from 'react';
import { Button } from './Button';
import classes from './CodeBlock.module.css';
import { languageName } from './codeLanguages';
import { toast } from './toast';

const COPIED_MS = 2_000;

interface Props {
  /** As it was written behind the fence. */
  language: string | null;
  file: string | null;
  text: () => string;
}

/** Above a block of code: the file that it is of, or its language, and a way to copy it. */
export function CodeHead({ language, file, text }: Props) {
  const [copied, setCopied] = useState(false);
  useEffect(() => {
    if (!copied) return;
    const timer = setTimeout(() => setCopied(false), COPIED_MS);
    return () => clearTimeout(timer);
  }, [copied]);
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(text().replace(/\n$/, ''));
      setCopied(true);
    } catch {
      toast({ text: WRITING_TEXT.copyFailed, tone: 'danger' });
    }
  };
  return (
    <>
      <span className={classes.name}>
        <IconCode aria-hidden="true" />
        <bdi>{file ?? (language ? languageName(language) : 'Kod')}</bdi>
      </span>
      <Button kind="quiet" size="small" icon={copied ? <IconCheck aria-hidden="true" /> : <IconCopy aria-hidden="true" />} onClick={copy}>
        <span aria-live="polite">{copied ? WRITING_TEXT.copied : WRITING_TEXT.copy}</span>
      </Button>
    </>
  );
}
