/**
 * The icons of the shop, from Lucide. They take the size of the text beside them and are hidden from screen readers unless
 * given an `aria-label`. Those that point along the line are mirrored right-to-left.
 */
export {
  BadgePercent,
  Check,
  ChevronDown,
  CircleAlert,
  CircleCheck,
  CircleQuestionMark,
  Clock,
  Info,
  LayoutGrid,
  MapPin,
  Menu,
  Minus,
  Package,
  PackageSearch,
  Phone,
  Plus,
  Printer,
  RotateCw,
  Search,
  SearchX,
  ShoppingCart,
  Store,
  Trash2,
  TriangleAlert,
  User,
  Warehouse,
  X,
} from 'lucide-react';
export { ArrowBack, ArrowForward, ChevronBack, ChevronForward, Rows, Truck, Undo } from './directional-icons.tsx';
