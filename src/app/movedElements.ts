const isMoved = (node: Node | null, parent: Node): node is Element =>
  node instanceof Element && node.parentNode !== parent

/** The child of `parent` that contains a moved element; `null` if the element left `parent`. */
const childAround = (parent: Node, moved: Element): Node | null => {
  let around: Node | null = moved
  while (around !== null && around.parentNode !== parent) around = around.parentNode
  return around
}

/**
 * Lets React remove an element that an extension has put into a wrapper, and insert before it. React would otherwise
 * throw a NotFoundError and lose the screen. Text nodes still throw, because a translated text would stay in the page
 * (decision 17).
 */
export const followMovedElements = (): void => {
  const { removeChild, insertBefore } = Node.prototype
  Node.prototype.removeChild = function <Child extends Node>(child: Child): Child {
    if (isMoved(child, this)) child.remove()
    else removeChild.call(this, child)
    return child
  }
  Node.prototype.insertBefore = function <Child extends Node>(node: Child, before: Node | null): Child {
    insertBefore.call(this, node, isMoved(before, this) ? childAround(this, before) : before)
    return node
  }
}
