import { Badge } from '~/components/ui/badge'
import { findCategory } from './blog-categories'

/** Each category has its colour; any other text stands as it is, in grey. */
export function CategoryBadge({ category }: { category: string }) {
  const known = findCategory(category)
  return <Badge tone={known?.id ?? 'gray'}>{known?.name ?? category}</Badge>
}
