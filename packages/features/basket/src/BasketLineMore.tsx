import { BasketLineComment, type BasketLineCommentProps } from './BasketLineComment.tsx';
import { BasketLineHold } from './BasketLineHold.tsx';

/** What else can be done with a line: comment on it, put it aside. */
export function BasketLineMore(props: BasketLineCommentProps) {
  return (
    <div className="line-more">
      <BasketLineComment {...props} />
      <BasketLineHold line={props.line} action={props.action} />
    </div>
  );
}
