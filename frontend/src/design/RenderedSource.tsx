import { renderText, type TextKind } from '@contracts/rendering/markdown';
import { useMemo } from 'react';
import { RenderedText } from './RenderedText';

interface Props {
  source: string;
  kind?: TextKind;
}

/** A text that the server has not rendered yet, by the server's renderer. */
export function RenderedSource({ source, kind = 'member' }: Props) {
  const html = useMemo(() => renderText(source, kind), [source, kind]);
  return <RenderedText html={html} source={source} />;
}
