import { useState } from 'react';
import { useActionData } from 'react-router-dom';

/**
 * The last result of the page's action. It stays while the page's data are loaded again, as after a choice of the city, when the
 * router forgets it: loading again answers no form.
 */
export function usePageAnswer<Answer extends object>(): Answer | undefined {
  const latest = useActionData<Answer>();
  const [answer, setAnswer] = useState(latest);
  if (latest !== undefined && latest !== answer) setAnswer(latest);
  return latest ?? answer;
}
