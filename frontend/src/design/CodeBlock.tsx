import { WRITING_TEXT } from '@contracts/writing';
import { IconCheck, IconCopy } from '@tabler/icons-react';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { Button } from './Button';
import classes from './CodeBlock.module.css';
import { languageName } from './codeLanguages';
import { toast } from './toast';

const COPIED_MS = 2_000;

interface Props {
  /** As it was written behind the fence. */
  language: string | null;
  children: ReactNode;
}

/** A block of code with its language and a way to copy it. */
export function CodeBlock({ language, children }: Props) {
  const code = useRef<HTMLPreElement>(null);
  const name = language ? languageName(language) : 'Kod';
  return (
    <div className={classes.block}>
      <div className={classes.head}>
        <span>{name}</span>
        <CopyButton text={() => code.current?.textContent ?? ''} />
      </div>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: wide code scrolls, and without a mouse only what has the focus can be scrolled */}
      <pre ref={code} tabIndex={0}>
        {children}
      </pre>
    </div>
  );
}

function CopyButton({ text }: { text: () => string }) {
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
    <Button kind="quiet" size="small" icon={copied ? <IconCheck aria-hidden="true" /> : <IconCopy aria-hidden="true" />} onClick={copy}>
      <span aria-live="polite">{copied ? WRITING_TEXT.copied : WRITING_TEXT.copy}</span>
    </Button>
  );
}
