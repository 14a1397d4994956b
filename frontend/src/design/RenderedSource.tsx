import { renderText } from '@contracts/rendering/markdown';
import { useMemo } from 'react';
import { RenderedText } from './RenderedText';

/** A text that the server has not rendered yet, by the server's renderer. */
export function RenderedSource({ source }: { source: string }) {
  const html = useMemo(() => renderText(source), [source]);
  return <RenderedText html={html} source={source} />;
}
