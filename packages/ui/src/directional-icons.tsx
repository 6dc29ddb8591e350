import {
  ArrowLeft,
  ArrowRight,
  ChevronLeft,
  ChevronRight,
  List,
  type LucideIcon,
  type LucideProps,
  Truck as LucideTruck,
  Undo2,
} from 'lucide-react';
import { forwardRef } from 'react';
import { classNames } from './class-names.ts';

/** The same icon, mirrored by global.css where the text runs from right to left. */
function mirrored(Icon: LucideIcon, displayName: string): LucideIcon {
  const Mirrored = forwardRef<SVGSVGElement, LucideProps>(function Mirrored({ className, ...rest }, ref) {
    return <Icon ref={ref} {...rest} className={classNames('ps-directional', className)} />;
  });
  Mirrored.displayName = displayName;
  return Mirrored;
}

export const ArrowBack = mirrored(ArrowLeft, 'ArrowBack');
export const ArrowForward = mirrored(ArrowRight, 'ArrowForward');
export const ChevronBack = mirrored(ChevronLeft, 'ChevronBack');
export const ChevronForward = mirrored(ChevronRight, 'ChevronForward');
export const Rows = mirrored(List, 'Rows');
export const Truck = mirrored(LucideTruck, 'Truck');
export const Undo = mirrored(Undo2, 'Undo');
