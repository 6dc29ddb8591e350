'use client';

import { createContext, useContext, useEffect, useState } from 'react';

const Basket = createContext(null);

export function BasketProvider({ children }) {
  const [count, setCount] = useState(0);
  useEffect(() => {
    document.documentElement.dataset.hydrated = 'true';
  }, []);
  const add = (qty) => setCount((before) => before + qty);
  return <Basket value={{ count, add }}>{children}</Basket>;
}

export function BasketCount() {
  const { count } = useContext(Basket);
  return <strong data-basket>{count > 0 ? `Корзина ${count}` : 'Корзина'}</strong>;
}

export function AddForm({ multiplicity, quantity }) {
  const { add } = useContext(Basket);
  const [qty, setQty] = useState(multiplicity);
  const submit = (event) => {
    event.preventDefault();
    add(qty);
  };
  return (
    <form onSubmit={submit}>
      <input
        type="number"
        name="qty"
        aria-label="Количество"
        min={multiplicity}
        max={quantity}
        value={qty}
        onChange={(event) => setQty(event.target.valueAsNumber)}
      />
      <button data-add>В корзину</button>
    </form>
  );
}
