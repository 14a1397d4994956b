import { messageOf } from '../client/apiError';
import { Callout } from '../design/Callout';

interface Props {
  of: { isError: boolean; error: Error | null };
  title?: string;
}

/** Says above a form why what it asked for could not be done. */
export const Failure = ({ of: { isError, error }, title }: Props) =>
  isError && (
    <Callout tone="danger" role="alert" title={title}>
      {messageOf(error)}
    </Callout>
  );
