/** An order that waits for something from the demo seller. */
export type DemoSellerOrder = {
  buyer: string;
  /** E.164. */
  phone: string;
  /** Of this order alone: the shop finds the one of an earlier day by it. */
  email: string;
  /** How many different goods. */
  lines: number;
  /** What the buyer says about the first of them. */
  comment: string;
  /** Hours before now. */
  placed: number;
  /** What became of it since, and how many hours ago. */
  steps: readonly {
    to: 'ordered' | 'ready' | 'issued' | 'return-requested';
    by: 'seller' | 'client';
    ago: number;
    reason?: string;
  }[];
};

const order = (
  number: number,
  buyer: string,
  placed: number,
  more: Partial<Pick<DemoSellerOrder, 'lines' | 'comment' | 'steps'>> = {},
): DemoSellerOrder => ({
  buyer,
  phone: `+7900000${String(100 + number).padStart(4, '0')}`,
  email: `buyer-${number}@demo.partshop`,
  lines: 1,
  comment: '',
  placed,
  steps: [],
  ...more,
});

/** A day of a seller, the oldest first: orders to answer, of which one is due soon, orders to ship, and a return that is asked for. */
export const demoSellerOrders: readonly DemoSellerOrder[] = [
  order(1, 'Денис Крылов', 150, {
    steps: [
      { to: 'ready', by: 'seller', ago: 120 },
      { to: 'issued', by: 'seller', ago: 98 },
      { to: 'return-requested', by: 'client', ago: 5, reason: 'Не подошло: крепление другое' },
    ],
  }),
  order(2, 'Марина Панова', 26, { steps: [{ to: 'ordered', by: 'seller', ago: 20 }] }),
  order(3, 'Наталья Гусева', 21.5),
  order(4, 'Алексей Воронин', 12, { lines: 2, steps: [{ to: 'ordered', by: 'seller', ago: 10 }] }),
  order(5, 'Рустам Ахметов', 9, { lines: 2 }),
  order(6, 'Светлана Королёва', 3, { lines: 3, comment: 'Замену не предлагайте, нужен именно этот номер' }),
  order(7, 'Игорь Лебедев', 0.5),
];
