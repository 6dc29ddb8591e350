import { useState } from 'react';
import { useActionData } from 'react-router-dom';
import type { CheckoutRefusal } from './checkout-refusal.ts';

/**
 * Why the order was refused. It stays while the checkout is loaded again, as after a choice of the city, when the router forgets
 * it: loading again answers no form.
 */
export function useRefusal(): CheckoutRefusal | undefined {
  const latest = useActionData<CheckoutRefusal>();
  const [refusal, setRefusal] = useState(latest);
  if (latest !== undefined && latest !== refusal) setRefusal(latest);
  return latest ?? refusal;
}
